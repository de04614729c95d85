/** Whether an answer tells what was asked for: a server may refuse with status 200 and `success: false`, or with a page. */
export async function isGiven(answer: Response): Promise<boolean> {
  try {
    const told: unknown = await answer.clone().json();
    const isObject = typeof told === 'object' && told !== null;
    return isObject && !('success' in told && told.success === false);
  } catch {
    return false;
  }
}
