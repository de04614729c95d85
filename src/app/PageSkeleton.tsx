import { layoutText } from '../text/layout';
import { Container, Section, Stack } from '../ui/Layout';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** A placeholder while a page loads: a heading and some lines, as tall as the window. */
export function PageSkeleton() {
  return (
    <Container style={{ minHeight: '100vh' }}>
      <VisuallyHidden role="status">{layoutText.loadingPage}</VisuallyHidden>
      <Section as="div">
        <Stack $gap={3}>
          <Skeleton $width="min(420px, 70%)" $height="2.5rem" />
          <Skeleton $width="min(560px, 90%)" $height="1.25rem" />
        </Stack>
      </Section>
    </Container>
  );
}
