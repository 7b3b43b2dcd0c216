import { areas } from './failures/areas.ts';
import { seeFailures } from './failures/see-failures.ts';

seeFailures(areas.checkout);
