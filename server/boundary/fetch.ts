/** Answers a request; `env` holds the bindings of the Node server. */
export type Fetch = (request: Request, env?: object) => Response | Promise<Response>;
