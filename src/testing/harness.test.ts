import { workerDatabase } from './workerDatabase';

describe('the test environment', () => {
  test('provides the embedded database', async () => {
    const database = await workerDatabase();
    const answer = await database.query<{ sum: number }>('select 1 + 1 as sum');
    expect(answer.rows).toEqual([{ sum: 2 }]);
  });

  test('hashes and sends files as a browser does', async () => {
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([1]));
    expect(new Uint8Array(digest)).toHaveLength(32);
    const form = new FormData();
    form.set('image', new File(['abc'], 'a.png', { type: 'image/png' }));
    const sent = await new Request('http://shop.test/', { method: 'POST', body: form }).text();
    expect(sent).toContain('filename="a.png"');
  });
});
