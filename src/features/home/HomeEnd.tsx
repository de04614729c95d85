import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { useOnDemand } from '../../ui/useOnDemand';

/** Should it not arrive, the page simply ends before it: nothing here is needed to shop. */
const loadPromises = () => import(/* webpackChunkName: "home-end" */ './Promises');

/** About the room that the end of the page will take, so that the footer does not jump when it arrives. */
const Room = styled.div<{ readonly $awaited: boolean }>`
  min-height: ${({ $awaited }) => ($awaited ? '680px' : 0)};

  ${media.tablet} {
    min-height: ${({ $awaited }) => ($awaited ? '440px' : 0)};
  }
`;

/** The end of home, policies and newsletter: far below the first screen, and loaded after what is in it. */
export function HomeEnd() {
  const { part } = useOnDemand(loadPromises, true);
  return <Room $awaited={part === null}>{part ? <part.Promises /> : null}</Room>;
}
