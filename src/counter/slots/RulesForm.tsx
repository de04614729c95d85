import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { TextField } from '@kedai/ui/form/TextField';
import { useSubmit } from '@kedai/ui/form/useForm';
import { useFocusSectionOnUnmount } from '@kedai/ui/hooks/useFocusSectionOnUnmount';
import { Card } from '@kedai/ui/layout/Card';
import { Grid, Stack } from '@kedai/ui/layout/Layout';
import { toast } from '@kedai/ui/overlay/toast';
import { media, shadow, space, zIndexes } from '@kedai/ui/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withoutResponse } from '../../api/classify';
import { hoursText, slotsText } from '../../text/counter/slots';
import { Buttons, NAV_HEIGHT } from '../counter.styles';
import { Part } from '../order/OrderParts';
import {
  conflictsOf,
  type Edits,
  edit,
  errorsOf,
  fieldsOfRules,
  hoursField,
  hoursOf,
  merge,
  NUMBERS,
  type RuleFields,
  rulesOf,
  SERVICES,
  WEEKDAYS,
} from './ruleFields';
import { type LoadedRules, useSaveSlotRulesMutation } from './slotRulesApi';
import { Services } from './slots.styles';
import { WeekdayHours } from './WeekdayHours';

/** At the bottom of the window, where a thumb reaches it, above the counter's pages. */
const SaveBar = styled(Card)`
  position: sticky;
  bottom: calc(${NAV_HEIGHT} + 8px);
  z-index: ${zIndexes.raised};
  box-shadow: ${shadow.high};

  && {
    padding: ${space(1.5)} ${space(2)};
  }
  ${media.desktop} {
    bottom: 16px;
  }
`;

/**
 * What the owner sets. What is typed stays when somebody else saves other rules meanwhile: fields that only one of both has
 * changed are merged, and one that both have changed shows both values.
 */
export function RulesForm({
  loaded,
  refetch,
}: {
  readonly loaded: LoadedRules;
  readonly refetch: () => PromiseLike<{ readonly data?: LoadedRules | undefined }>;
}) {
  const [send] = useSaveSlotRulesMutation();
  const [edits, setEdits] = useState<Edits>({});
  const [errors, setErrors] = useState<RuleFields>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const saved = fieldsOfRules(loaded.rules);
  const fields = merge(saved, edits);
  const conflicts = conflictsOf(saved, edits);
  const isChanged = Object.keys(edits).length > 0;

  const change = (changed: RuleFields) => {
    setEdits(edit(edits, saved, changed));
    setErrors({});
  };
  /** Sends the fields, once more when somebody has saved others only. */
  const save = async ({ rules, version }: LoadedRules, isAgain: boolean): Promise<void> => {
    const request = { version, rules: rulesOf(merge(fieldsOfRules(rules), edits), rules.closures) };
    const { error } = await send(request);
    const { data } = await refetch();
    if (error === undefined) {
      setEdits({});
      toast.success(slotsText.saved);
      return;
    }
    const isRefused = isFailure(error) && error.code === 'rules-changed';
    const isMerged =
      data !== undefined && conflictsOf(fieldsOfRules(data.rules), edits).length === 0;
    if (isRefused && isMerged && !isAgain) return save(data, true);
    setFailure(isFailure(error) ? error : withoutResponse('aborted'));
  };
  const submitting = useSubmit(() => {
    if (isBusy) return;
    const found = errorsOf(fields);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    void save(loaded, false).finally(() => setBusy(false));
  });
  const conflict = (name: string, show: (text: string) => string = (text) => text) =>
    conflicts.includes(name) ? (
      <Alert>
        <Stack $gap={0.5} $align="start">
          <span>{slotsText.theirs(show(saved[name] ?? '') || slotsText.noLimit)}</span>
          <Button variant="quiet" onClick={() => change({ [name]: saved[name] ?? '' })}>
            {slotsText.useTheirs}
          </Button>
        </Stack>
      </Alert>
    ) : null;

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2}>
        <Services>
          {SERVICES.map((service) => (
            <Part key={service} title={slotsText.service[service]}>
              <div>
                {WEEKDAYS.map((weekday) => {
                  const name = hoursField(service, weekday);
                  const text = fields[name] ?? '';
                  return (
                    <WeekdayHours
                      key={weekday}
                      day={slotsText.weekdays[weekday] ?? ''}
                      hours={hoursOf(text)}
                      onChange={(hours) => change({ [name]: hours.join(',') })}
                      onCopy={() =>
                        change(
                          Object.fromEntries(
                            WEEKDAYS.map((day) => [hoursField(service, day), text]),
                          ),
                        )
                      }
                    >
                      {conflict(name, (hours) => hoursText(hoursOf(hours)))}
                    </WeekdayHours>
                  );
                })}
              </div>
              {service === 'delivery' ? (
                <Button
                  variant="secondary"
                  onClick={() =>
                    change(
                      Object.fromEntries(
                        WEEKDAYS.map((day) => [
                          hoursField('pickup', day),
                          fields[hoursField('delivery', day)] ?? '',
                        ]),
                      ),
                    )
                  }
                >
                  {slotsText.copyToService}
                </Button>
              ) : null}
            </Part>
          ))}
        </Services>
        <Part title={slotsText.limitsTitle}>
          <Grid $columns={2} $gap={2}>
            {NUMBERS.map(({ name }) => (
              <Stack key={name} $gap={1}>
                <TextField
                  {...slotsText.numbers[name]}
                  inputMode="numeric"
                  autoComplete="off"
                  value={fields[name]}
                  error={errors[name]}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
                {conflict(name)}
              </Stack>
            ))}
          </Grid>
        </Part>
        {isChanged ? (
          <SaveBar>
            <Save isBusy={isBusy} failure={failure} onDiscard={() => setEdits({})} />
          </SaveBar>
        ) : null}
      </Stack>
    </form>
  );
}

function Save({
  isBusy,
  failure,
  onDiscard,
}: {
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onDiscard: () => void;
}) {
  const discard = useFocusSectionOnUnmount<HTMLButtonElement>();
  const submit = useFocusSectionOnUnmount<HTMLButtonElement>();
  return (
    <Stack $gap={1}>
      {failure ? <Alert>{failure.message}</Alert> : null}
      <Buttons>
        <Button ref={discard} variant="secondary" onClick={onDiscard}>
          {slotsText.discard}
        </Button>
        <Button ref={submit} type="submit" busy={isBusy}>
          {slotsText.save}
        </Button>
      </Buttons>
    </Stack>
  );
}
