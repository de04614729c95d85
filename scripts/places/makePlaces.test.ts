import places from '../../server/ports/maps/places.json';
import { makePlaces } from './makePlaces';

test('the list that the server ships is the one that the packages make', () => {
  expect(places).toEqual(makePlaces());
});
