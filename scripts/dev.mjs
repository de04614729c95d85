/** `npm run dev`: the page with hot reload on PORT, the API beside it on API_PORT. One Ctrl-C ends both. */
import { endWithNpm } from './lib/endWithNpm.mjs';
import { installPackages } from './lib/install.mjs';
import { checkNode } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { start } from './lib/run.mjs';
import { runSteps, step } from './lib/steps.mjs';

checkNode();
endWithNpm();
await runSteps(async () => {
  await step('Installing packages', installPackages);

  const port = process.env.PORT || '8080';
  const apiPort = process.env.API_PORT || String(Number(port) + 1);
  process.stdout.write(
    `▸ Starting: page on http://localhost:${port}, API on http://localhost:${apiPort}\n`,
  );

  const sides = [
    start(
      process.execPath,
      [at('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', at('server/main.ts')],
      { PORT: apiPort },
    ),
    start(process.execPath, [at('node_modules/webpack/bin/webpack.js'), 'serve'], {
      WEB_PORT: port,
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  process.exitCode = await Promise.race(sides.map((side) => side.ended));
  for (const side of sides) side.child.kill('SIGTERM');
  await Promise.all(sides.map((side) => side.ended));
});
