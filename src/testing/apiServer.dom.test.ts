import { HttpResponse, http } from 'msw';
import { serveApi } from './apiServer';

const api = serveApi();
const address = 'http://localhost/api';

const post = (path: string, body: unknown, init: RequestInit = {}): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

async function signUp(email: string): Promise<void> {
  await post('/user/sendRegisterOtp', { email });
  await post('/user/verifyRegisterOtp', { email, otp: api.world.mailer.codeFor(email) });
  await post('/user/register', { email, name: 'Aishah', password: 'good password' });
}

const verifyToken = async (init: RequestInit = {}): Promise<unknown> =>
  (await fetch(`${address}/user/verifyToken`, init)).json();

describe('the API of the tests', () => {
  test('is the real API and keeps the session cookie as a browser does', async () => {
    await signUp('aishah@example.my');
    expect(await verifyToken()).toMatchObject({ success: true });
    expect(await verifyToken({ credentials: 'omit' })).toMatchObject({ success: false });
  });

  test('starts each test without customers and cookies', async () => {
    expect(await verifyToken()).toMatchObject({ success: false });
  });

  test('lets a test override a response', async () => {
    api.use(http.get('*/api/user/verifyToken', () => HttpResponse.text('<html>', { status: 502 })));
    const response = await fetch(`${address}/user/verifyToken`);
    expect(response.status).toBe(502);
  });
});
