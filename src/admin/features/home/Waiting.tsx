import { Flex, Typography } from '@strapi/design-system';
import { Pencil } from '@strapi/icons';
import { printAmount } from '../../words/print-amount';
import { Nothing } from '../../kit/Nothing';
import { Card, type PartProps } from './Card';
import { FigureLink } from './FigureLink';
import { WAITING } from './home-lists';
import { homeWords } from '../../words';

/** Drafts that nobody has sent, and quotations that wait for an answer or an invoice. */
export function WaitingDocuments({ money, periods, isSlow }: PartProps) {
  const some = WAITING.flatMap(([name, list]) =>
    money.filter((one) => list.count(one) > 0).map((one) => ({ name, list, money: one })),
  );
  const { title, none } = homeWords().waiting;
  return (
    <Card title={title} icon={<Pencil fill="neutral600" aria-hidden />}>
      {some.length === 0 ? <Nothing>{isSlow ? homeWords().tooSlow : none}</Nothing> : null}
      <Flex direction="column" alignItems="stretch" gap={2} tag="ul" data-testid="home-waiting">
        {some.map(({ name, list, money: of }) => (
          <Flex
            key={`${name} ${of.currency}`}
            justifyContent="space-between"
            alignItems="baseline"
            gap={2}
            wrap="wrap"
            tag="li"
          >
            <FigureLink list={list} money={of} periods={periods} />
            <Typography style={{ fontVariantNumeric: 'tabular-nums', marginLeft: 'auto' }}>
              {printAmount(of.waiting[name].amount, of.currency)}
            </Typography>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
