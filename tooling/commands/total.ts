import { groups } from './suites.ts';
import { readGroup, report } from './summary.ts';

// Adds up what `npm test` and `npm run browser` have reported, as the last lines of what may be a long log.
if (!report(Object.fromEntries(Object.keys(groups).map((name) => [name, readGroup(name)])))) process.exitCode = 1;
