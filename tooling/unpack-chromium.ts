import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

// Run by chromium.ts. The package unpacks into the folder for temporary files, which is TMPDIR.
const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
await chromium.executablePath();
await inflate(join(packed, 'al2023.tar.br'));
