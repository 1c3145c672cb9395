import { Box, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { useListModel } from '../list-model';
import { useBusinessChoice } from '../../requests/chosen-business';
import { businessWords } from '../../words';

/** The value of "All businesses". An empty value would show as nothing chosen. */
const ALL = 'all';

/** Chooses the business that home, reports and lists show. Nobody with one business sees it. */
export function BusinessSwitcher({ onChoose }: { onChoose?: () => void }) {
  const choice = useBusinessChoice();
  if (!choice || choice.businesses.length < 2) return null;
  const words = businessWords();
  const choose = (value: string | number) => {
    choice.choose(value === ALL ? null : String(value));
    onChoose?.();
  };
  return (
    <Box style={{ width: '22rem', maxWidth: '100%' }}>
      <SingleSelect
        aria-label={words.business}
        size="S"
        value={choice.chosen?.documentId ?? ALL}
        onChange={choose}
      >
        <SingleSelectOption value={ALL}>{words.all}</SingleSelectOption>
        {choice.businesses.map(({ documentId, name }) => (
          <SingleSelectOption key={documentId} value={documentId}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Box>
  );
}

/** The switcher above a list whose records belong to businesses. */
export function ListBusiness() {
  const model = useListModel();
  const choice = useBusinessChoice();
  const [, setParams] = useSearchParams();
  if (!choice?.lists[model]) return null;
  // The list of another business begins with its first page.
  const toFirstPage = () =>
    setParams(
      (before) => {
        before.delete('page');
        return before;
      },
      { replace: true },
    );
  return <BusinessSwitcher onChoose={toFirstPage} />;
}
