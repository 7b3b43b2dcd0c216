import { Pagination } from '@settee/ui/Pagination';

export function PaginationExample() {
  return <Pagination page={3} count={9} href={(page) => `/sofas?page=${page}`} />;
}
