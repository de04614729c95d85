/** The crossing as a page: two buttons, and its state as text. */
import { createActor, fromPromise } from 'xstate';
import { publishFlows } from '../src/page';
import { crossingMachine } from './crossing';
import { crossing } from './flow';

const { inspect } = publishFlows({
  namespace: 'example',
  flows: [crossing.id],
  mask: crossing.mask,
  viewer: '/flows/',
});
const testLamps = fromPromise(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
});
const actor = createActor(crossingMachine.provide({ actors: { testLamps } }), { inspect });
actor.subscribe(({ value }) => {
  const state = document.querySelector('output');
  if (state) state.textContent = JSON.stringify(value);
});
actor.start();
document
  .querySelector('#power')
  ?.addEventListener('click', () => actor.send({ type: 'power.switched' }));
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const by = document.querySelector('input')?.value ?? '';
  actor.send({ type: 'button.pressed', by });
});
