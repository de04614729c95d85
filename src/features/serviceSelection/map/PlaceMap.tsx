import 'leaflet/dist/leaflet.css';
import type { Location } from '@kedai/contract/calls/general';
import { MAP_HEIGHT_PX, MAP_ZOOM } from '@kedai/contract/rules/limits';
import { Note } from '@kedai/ui/layout/Text';
import {
  font,
  media,
  radius,
  s,
  shadow,
  space,
  TARGET_SIZE,
  textSize,
} from '@kedai/ui/theme/tokens';
import { divIcon } from 'leaflet';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapContainer, Marker, useMap, ZoomControl } from 'react-leaflet';
import { styled } from 'styled-components';
import { serviceSelectionText as text } from '../../../text/order/serviceSelection';
import { type ShownTiles, Tiles } from './Tiles';

/** An icon that React fills. Leaflet looks for its own images next to its style sheet, where the build has none. */
function createPin() {
  const html = document.createElement('div');
  const icon = divIcon({ className: 'place-pin', html, iconSize: [32, 42], iconAnchor: [16, 42] });
  return { element: html, icon };
}

/** In the shop's colour. */
const pinPicture = (
  <svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
    <path
      d="M16 1C7.7 1 1 7.6 1 15.8 1 27 16 41 16 41s15-14 15-25.2C31 7.6 24.3 1 16 1z"
      fill="currentColor"
      stroke="white"
      strokeWidth="2"
    />
    <circle cx="16" cy="16" r="5.5" fill="white" />
  </svg>
);

/** The licence of the map data requires it. Leaflet would write it as markup, which the page's Trusted Types refuse. */
const attribution = (
  <div className="leaflet-bottom leaflet-right">
    <div className="leaflet-control leaflet-control-attribution">
      <a href="https://leafletjs.com" title={text.address.leafletTitle}>
        Leaflet
      </a>{' '}
      <span aria-hidden="true">|</span> ©{' '}
      <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>{' '}
      <span>{text.address.contributors}</span>
    </div>
  </div>
);

const MapFrame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.medium};

  .leaflet-container {
    width: 100%;
    height: ${MAP_HEIGHT_PX}px;
    background: ${s('tile')};
    font-family: inherit;
    isolation: isolate;

    .leaflet-bar {
      overflow: hidden;
      border: 1px solid ${s('line')};
      border-radius: ${radius.small};
      box-shadow: ${shadow.low};
    }
    .leaflet-bar a {
      width: ${TARGET_SIZE};
      height: ${TARGET_SIZE};
      border-color: ${s('line')};
      background: ${s('surface')};
      color: ${s('text')};
      font: 400 ${textSize.section} / ${TARGET_SIZE} ${font.body};
      text-indent: 0;

      ${media.hover} {
        &:hover {
          background: ${s('surfaceTint')};
        }
      }

      &:focus-visible {
        outline-offset: -3px;
      }
      &.leaflet-disabled {
        color: ${s('textSoft')};
      }
    }
    .leaflet-control-attribution {
      padding: 2px ${space(1)};
      border-top-left-radius: ${radius.small};
      background: ${s('ground')};
      color: ${s('textSoft')};
      font-size: ${textSize.tiny};

      a {
        color: inherit;
        text-decoration: underline;
      }
    }
  }
  /* Mutes the tile colours to match the page. */
  .leaflet-tile-pane {
    filter: saturate(0.65) sepia(0.12);
  }
  .place-pin {
    color: ${s('accent')};
  }
`;

/** Below the map, because over it the text would cover the attribution links. */
const Failed = styled(Note)`
  margin-top: ${space(1)};
`;

/**
 * A small map with a marker (spec §2: 200 px high, zoom 15). If no tile loads, the marker stays on a plain background. A
 * message says so, also if some tiles are missing.
 */
export function PlaceMap({
  location,
  address,
}: {
  readonly location: Location;
  readonly address: string;
}) {
  const [shown, setShown] = useState<ShownTiles>('all');
  const [pin] = useState(createPin);
  const position: [number, number] = [location.lat, location.lng];
  return (
    <section aria-label={text.address.map(address)}>
      <MapFrame>
        <MapContainer
          center={position}
          zoom={MAP_ZOOM}
          scrollWheelZoom={false}
          // One finger scrolls the page; two move the map.
          dragging={navigator.maxTouchPoints === 0}
          attributionControl={false}
          zoomControl={false}
        >
          <ZoomControl zoomInText="+" zoomOutText="−" {...text.address.zoom} />
          <Tiles onLoad={setShown} />
          <Marker position={position} icon={pin.icon} interactive={false} keyboard={false} />
          {createPortal(pinPicture, pin.element)}
          <FollowPosition position={position} />
          {attribution}
        </MapContainer>
      </MapFrame>
      <div role="status">
        {shown === 'none' ? <Failed>{text.address.mapFailed}</Failed> : null}
        {shown === 'some' ? <Failed>{text.address.mapIncomplete}</Failed> : null}
      </div>
    </section>
  );
}

/** Leaflet reads `center` only once, so a new position needs `setView`. */
function FollowPosition({ position: [lat, lng] }: { readonly position: [number, number] }) {
  const map = useMap();
  useEffect(() => {
    map.setView([lat, lng], MAP_ZOOM);
  }, [map, lat, lng]);
  return null;
}
