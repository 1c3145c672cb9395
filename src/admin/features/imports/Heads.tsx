import { Th, Thead, Tr, Typography } from '@strapi/design-system';

/** The names of the columns of a table. */
export function Heads({ names }: { names: readonly string[] }) {
  return (
    <Thead>
      <Tr>
        {names.map((name) => (
          <Th key={name}>
            <Typography variant="sigma">{name}</Typography>
          </Th>
        ))}
      </Tr>
    </Thead>
  );
}
