import { Stack } from './Layout';
import { Lead, PageTitle } from './Text';

export function PageHead({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack $gap={1.5}>
      <PageTitle>{title}</PageTitle>
      <Lead>{text}</Lead>
    </Stack>
  );
}
