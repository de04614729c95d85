/** `npm run dev`: serves the page with hot reload on PORT and the API on API_PORT. One Ctrl-C ends both. */
import { httpOrigin } from '../server/operations/httpOrigin.mjs';
import { exitWithNpm } from './lib/exitWithNpm.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { fromRoot } from './lib/root.mjs';
import { start } from './lib/run.mjs';
import { runSteps, step } from './lib/steps.mjs';

checkNode();
exitWithNpm();
await runSteps(async () => {
  await step('Installing packages', installPackages);

  const port = process.env.PORT || '8080';
  const apiPort = process.env.API_PORT || String(Number(port) + 1);
  const apiUrl = httpOrigin(process.env.HOST, apiPort);
  process.stdout.write(
    `▸ Starting the API on ${apiUrl} and the page. The counter's printed address works on port ${port}.\n`,
  );

  const processes = [
    start(
      process.execPath,
      [
        fromRoot('node_modules/tsx/dist/cli.mjs'),
        'watch',
        '--clear-screen=false',
        fromRoot('server/main.ts'),
      ],
      { PORT: apiPort },
    ),
    start(process.execPath, [fromRoot('node_modules/webpack/bin/webpack.js'), 'serve'], {
      WEB_PORT: port,
      API_URL: apiUrl,
    }),
  ];
  process.exitCode = await Promise.race(processes.map(({ ended }) => ended));
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
});
