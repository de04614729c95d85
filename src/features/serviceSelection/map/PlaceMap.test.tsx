import { buildTheme } from '@kedai/ui/theme/theme';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { PlaceMap } from './PlaceMap';
import type { ShownTiles } from './Tiles';

const mockSetView = jest.fn();
jest.mock('react-leaflet', () => ({
  MapContainer: ({ zoom, children }: { zoom: number; children?: ReactNode }) => (
    <div className="leaflet-container" data-testid="map" data-zoom={zoom}>
      {children}
    </div>
  ),
  Marker: ({ position }: { position: unknown }) => (
    <i data-testid="marker" data-position={JSON.stringify(position)} />
  ),
  ZoomControl: () => null,
  useMap: () => ({ setView: mockSetView }),
}));

let mockOnLoad: (shown: ShownTiles) => void;
jest.mock('./Tiles', () => ({
  Tiles: ({ onLoad }: { onLoad: (shown: ShownTiles) => void }) => {
    mockOnLoad = onLoad;
    return null;
  },
}));

const mapAt = (lat: number, lng: number) => (
  <ThemeProvider theme={buildTheme('terracotta')}>
    <PlaceMap location={{ lat, lng }} address="Jalan Ampang" />
  </ThemeProvider>
);

test('the map is 200 px high at zoom 15, with a marker at the place, and follows a new place', () => {
  const { rerender } = render(mapAt(3.16, 101.72));
  const map = screen.getByTestId('map');
  expect(getComputedStyle(map).height).toBe('200px');
  expect(map).toHaveAttribute('data-zoom', '15');
  expect(screen.getByTestId('marker')).toHaveAttribute('data-position', '[3.16,101.72]');
  rerender(mapAt(5.41, 100.33));
  expect(screen.getByTestId('marker')).toHaveAttribute('data-position', '[5.41,100.33]');
  expect(mockSetView).toHaveBeenLastCalledWith([5.41, 100.33], 15);
});

test('says that the map, or a part of it, cannot be shown until its tiles load', () => {
  render(mapAt(3.16, 101.72));
  const region = screen.getByRole('region', { name: 'Map of Jalan Ampang' });
  expect(region).not.toHaveTextContent('cannot be shown');
  act(() => mockOnLoad('none'));
  expect(screen.getByRole('status')).toHaveTextContent('The map cannot be shown right now.');
  act(() => mockOnLoad('some'));
  expect(screen.getByRole('status')).toHaveTextContent('Parts of the map cannot be shown');
  act(() => mockOnLoad('all'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
