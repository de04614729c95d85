import { decodeLink, encodeLink } from '@kedai/flow-viewer/model';
import { purchase } from './testing/purchase';

// Some chat programs cut longer links.
test('each link of a purchase, typed character by character, takes less than 2 KB', async () => {
  const links = await Promise.all((await purchase()).map((run) => encodeLink(run, 3)));
  for (const link of links) {
    expect(link.length).toBeLessThan(2000);
    expect(link).toMatch(/^#r=[\w-]+&step=3$/);
  }
});

test('a URL without a recording is read as null', async () => {
  expect(await decodeLink('#flow=payOrder&mode=walk')).toBeNull();
  expect(await decodeLink('')).toBeNull();
});

describe('an unreadable link throws an error with instructions', () => {
  /** A text, encoded as in a link. */
  async function packed(json: string): Promise<string> {
    const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  }
  test.each<[string, string | Promise<string>]>([
    ['is empty', ''],
    ['is not base64', '§§§'],
    ['is not compressed', 'abcdef'],
    ['is not a recording', packed('{}')],
    ['has an unknown flow', packed('{"version":1,"flow":"other","steps":[]}')],
  ])('when it %s', async (_, text) => {
    await expect(decodeLink(`#r=${await text}`)).rejects.toThrow(
      'This link contains no complete recording',
    );
  });
});
