import type { SlotRules } from '@kedai/contract/rules/slotRules';
import { Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { hoursText, slotsText } from '../../text/counter/slots';
import { Part } from '../order/OrderParts';
import { fieldsOfRules, NUMBERS, SERVICES, WEEKDAYS } from './ruleFields';
import { Lines, Services } from './slots.styles';

/** The rules for staff, who cannot change them. */
export function Rules({ rules }: { readonly rules: SlotRules }) {
  const fields = fieldsOfRules(rules);
  return (
    <Stack $gap={2}>
      <Note>{slotsText.rulesForStaff}</Note>
      <Services>
        {SERVICES.map((service) => (
          <Part key={service} title={slotsText.service[service]}>
            <Lines>
              {WEEKDAYS.map((day) => (
                <li key={day}>
                  <span>{slotsText.weekdays[day]}</span>
                  <span>{hoursText(rules.open[service][day] ?? [])}</span>
                </li>
              ))}
            </Lines>
          </Part>
        ))}
      </Services>
      <Part title={slotsText.limitsTitle}>
        <Lines>
          {NUMBERS.map(({ name }) => (
            <li key={name}>
              <span>{slotsText.numbers[name].label}</span>
              <span>{fields[name] || slotsText.noLimit}</span>
            </li>
          ))}
        </Lines>
      </Part>
    </Stack>
  );
}
