import { Box } from '@strapi/design-system';
import { styled } from 'styled-components';
import { colour } from '../../kit/colour';

/** The parts of the page of a record: beside each other, or on a phone below each other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.6rem;
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 7fr) minmax(28rem, 3fr);
  }

  dl[data-testid='facts'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: 1.2rem 1.6rem;
  }

  ol {
    display: flex;
    flex-direction: column;
    gap: 1.6rem;
    margin-inline-start: 0.5rem;
    border-inline-start: 2px solid ${colour('neutral200')};
  }

  ol > li {
    position: relative;
    padding-inline-start: 1.6rem;
  }

  ol > li::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto auto -0.6rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${colour('primary500')};
  }
`;

export const Card = styled(Box).attrs({
  background: 'neutral0',
  hasRadius: true,
  shadow: 'tableShadow',
  padding: { initial: 4, medium: 6 },
})``;
