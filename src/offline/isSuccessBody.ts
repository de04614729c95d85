/**
 * Whether a response carries the data that was requested. A server may answer a refusal with status 200 and
 * `success: false`, and a captive portal may answer with a page.
 */
export async function isSuccessBody(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.clone().json();
    const isObject = typeof body === 'object' && body !== null;
    return isObject && !('success' in body && body.success === false);
  } catch {
    return false;
  }
}
