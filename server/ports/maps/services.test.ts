import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { listen } from '../../testing/listen';
import { nominatimMaps } from './nominatim';
import { photonMaps } from './photon';

/** A maps server with one fixed response. */
async function service(status: number, body: unknown, headers: OutgoingHttpHeaders = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(status, { connection: 'close', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const { origin: url, close } = await listen(server);
  return { url, requests, close };
}

const photonResponse = {
  features: [
    {
      geometry: { coordinates: [101.6787, 3.1294] },
      properties: {
        name: 'Kedai Kopi',
        housenumber: '12',
        street: 'Jalan Telawi',
        postcode: '59100',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
        country: 'Malaysia',
      },
    },
  ],
};
const nominatimResponse = [
  { display_name: 'Bangsar, Kuala Lumpur, Malaysia', lat: '3.1294', lon: '101.6787' },
];

describe.each([
  ['Photon', photonMaps, photonResponse],
  ['Nominatim', nominatimMaps, nominatimResponse],
] as const)('suggestions from %s', (_name, open, responseBody) => {
  test('are limited to Malaysia and contain their location', async () => {
    const server = await service(200, responseBody);
    const maps = open(server.url);
    const [first] = await maps.suggest('jalan telawi & co');
    await server.close();
    expect(new URL(server.requests[0] ?? '', server.url).searchParams.get('q')).toBe(
      'jalan telawi & co',
    );
    expect(first?.description).toContain('Kuala Lumpur');
    expect(await maps.locate(first?.place_id ?? '')).toEqual({ lat: 3.1294, lng: 101.6787 });
    expect(await maps.locate('at:99,500')).toBeNull();
    expect(await maps.locate('elsewhere')).toBeNull();
  });

  test.each([
    [500, 'oops', 'responded with 500'],
    [200, '<html>', 'something else than places'],
    [200, { error: 'x' }, 'something else than places'],
  ])('status %i with %j throws an error that names the setting', async (status, body, message) => {
    const server = await service(status, body);
    await expect(open(server.url).suggest('bangsar')).rejects.toThrow(message);
    await server.close();
    await expect(open(server.url).suggest('bangsar')).rejects.toThrow(
      /\(MAPS_URL\) cannot be reached/,
    );
  });
});

test('follows no redirect to another service', async () => {
  const other = await service(200, photonResponse);
  const server = await service(302, '', { location: `${other.url}/api` });
  await expect(photonMaps(server.url).suggest('bangsar')).rejects.toThrow('cannot be reached');
  await Promise.all([server.close(), other.close()]);
  expect([server.requests.length, other.requests.length]).toEqual([1, 0]);
});

test('formats Photon addresses like addresses', async () => {
  const server = await service(200, photonResponse);
  const [first] = await photonMaps(server.url).suggest('kopi');
  await server.close();
  expect(first?.description).toBe(
    'Kedai Kopi, 12 Jalan Telawi, 59100 Kuala Lumpur, Kuala Lumpur, Malaysia',
  );
});
