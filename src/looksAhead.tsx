import { Look } from './app/Look';
import { Alert } from './ui/Alert';
import { Button } from './ui/Button';
import { ButtonLink } from './ui/ButtonLink';
import { CheckboxField } from './ui/CheckboxField';
import { EmptyState } from './ui/EmptyState';
import { TextField } from './ui/TextField';

const nothing = () => undefined;

/**
 * What a press may bring to any page: for its styles, which every page has from its beginning, and never shown. A new rule
 * at a press has the browser find the styles of the page anew before the next frame.
 */
export const LooksAhead = () => (
  <Look>
    <Alert>wrong</Alert>
    <Alert kind="info">to know</Alert>
    <TextField label="typed into" error="wrong" />
    <CheckboxField label="to be ticked" error="wrong" checked={false} onTick={nothing} />
    <Button>primary</Button>
    <Button variant="secondary">secondary</Button>
    <EmptyState title="nothing" text="why" icon={<svg />}>
      <ButtonLink to="/">instead</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        also
      </ButtonLink>
    </EmptyState>
  </Look>
);
