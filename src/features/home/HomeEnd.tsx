import { useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { useOnDemand } from '../../ui/useOnDemand';
import { useWhenNear } from './useWhenNear';

/** Should it not arrive, the page simply ends before it: nothing here is needed to shop. */
const loadPromises = () => import(/* webpackChunkName: "home-end" */ './Promises');

/** About the room that the end of the page takes, so that the footer does not jump. */
const Room = styled.div`
  min-height: 880px;

  ${media.tablet} {
    min-height: 600px;
  }
`;

/** The end of home, policies and newsletter: far below the first screen, and loaded when the shopper comes near. */
export function HomeEnd() {
  const place = useRef<HTMLDivElement>(null);
  const near = useWhenNear(place);
  const { part } = useOnDemand(loadPromises, near);
  return <Room ref={place}>{part ? <part.Promises /> : null}</Room>;
}
