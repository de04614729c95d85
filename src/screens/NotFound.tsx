import { ButtonLink } from '@kedai/ui/ButtonLink';
import { EmptyState } from '@kedai/ui/EmptyState';
import { SearchIcon } from '@kedai/ui/icons';
import { Container, Row } from '@kedai/ui/Layout';
import { paths } from '../paths';
import { contentText } from '../text/content';
import { pageText } from '../text/pages';
import { screenOf } from './screenOf';

const text = contentText.notFound;

export default screenOf(pageText.notFound, () => (
  <Container>
    <EmptyState as="h1" icon={<SearchIcon size={30} />} title={text.title} text={text.text}>
      <Row $justify="center">
        <ButtonLink to={paths.home}>{text.home}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.collection}>
          {text.collection}
        </ButtonLink>
      </Row>
    </EmptyState>
  </Container>
));
