import 'leaflet/dist/leaflet.css';
import { icon } from 'leaflet';
import marker from 'leaflet/dist/images/marker-icon.png';
import marker2x from 'leaflet/dist/images/marker-icon-2x.png';
import shadow from 'leaflet/dist/images/marker-shadow.png';
import { useEffect, useState } from 'react';
import { MapContainer, Marker, TileLayer, useMap } from 'react-leaflet';
import { styled } from 'styled-components';
import type { Location } from '../../../contract/general';
import { MAP_HEIGHT_PX, MAP_ZOOM } from '../../../contract/limits';
import { serviceSelectionTexts as texts } from '../../../text/serviceSelection';
import { s } from '../../../theme/accessor';
import { radius } from '../../../theme/tokens';
import { Note } from '../../../ui/Text';
import { TILE_ATTRIBUTION, TILE_URL } from './tiles';

/** The marker's pictures come with the page; Leaflet would look for them beside its style sheet. */
const PIN = icon({
  iconUrl: marker,
  iconRetinaUrl: marker2x,
  shadowUrl: shadow,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  shadowSize: [41, 41],
});

const Frame = styled.div`
  isolation: isolate;
  overflow: hidden;
  border-radius: ${radius.medium};

  .leaflet-container {
    width: 100%;
    height: ${MAP_HEIGHT_PX}px;
    background: ${s('tile')};
    font-family: inherit;
  }
`;

/**
 * A small map with a marker (spec §2: 200 px high, zoom 15). Where the tiles cannot be loaded the marker stays on a
 * plain ground, and a line says so.
 */
export function PlaceMap({
  location,
  address,
}: {
  readonly location: Location;
  readonly address: string;
}) {
  const [tiles, setTiles] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const position: [number, number] = [location.lat, location.lng];
  return (
    <div>
      <Frame role="region" aria-label={texts.address.map(address)}>
        <MapContainer center={position} zoom={MAP_ZOOM} scrollWheelZoom={false}>
          <TileLayer
            url={TILE_URL}
            attribution={TILE_ATTRIBUTION}
            eventHandlers={{
              tileload: () => setTiles('shown'),
              tileerror: () => setTiles((now) => (now === 'shown' ? now : 'failed')),
            }}
          />
          <Marker position={position} icon={PIN} alt={address} />
          <Follow position={position} />
        </MapContainer>
      </Frame>
      {tiles === 'failed' ? <Note role="status">{texts.address.mapFailed}</Note> : null}
    </div>
  );
}

/** Leaflet looks where it was told at first; another place has to be told again. */
function Follow({ position: [lat, lng] }: { readonly position: [number, number] }) {
  const map = useMap();
  useEffect(() => {
    map.setView([lat, lng], MAP_ZOOM);
  }, [map, lat, lng]);
  return null;
}
