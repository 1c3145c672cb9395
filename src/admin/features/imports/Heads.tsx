import { Th, Thead, Tr, Typography } from '@strapi/design-system';

/** The names of the columns of a table. @param texts the first columns, which hold no amounts; all without it */
export function Heads({
  names,
  texts = names.length,
}: {
  names: readonly string[];
  texts?: number;
}) {
  return (
    <Thead>
      <Tr>
        {names.map((name, place) => (
          <Th key={name}>
            <Typography variant="sigma" style={place < texts ? {} : { marginLeft: 'auto' }}>
              {name}
            </Typography>
          </Th>
        ))}
      </Tr>
    </Thead>
  );
}
