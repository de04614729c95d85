import places from '../../server/ports/maps/places.json';
import { buildPlaces } from './buildPlaces';

test('the shipped list matches the packages', () => {
  expect(places).toEqual(buildPlaces());
});
