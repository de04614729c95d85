import type { ReactNode } from 'react';
import { map } from './leaflet';

/** Renders a map as plain elements, so that tests can find the map and the position of its marker. */
export function MapContainer({ children, zoom }: { children?: ReactNode; zoom?: number }) {
  return (
    <div data-stand-in="map" data-zoom={zoom}>
      {children}
    </div>
  );
}

export function Marker({ position, children }: { position: unknown; children?: ReactNode }) {
  return (
    <div data-stand-in="marker" data-position={JSON.stringify(position)}>
      {children}
    </div>
  );
}

export function Popup({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}

export const ZoomControl = () => null;

const shared = map();
export const useMap = () => shared;
export const useMapEvents = () => shared;
