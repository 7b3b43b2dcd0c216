import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/*/tables.ts',
    './src/payment/sandbox-provider/tables.ts',
    './src/tenders/sandbox-stored-value/tables.ts',
  ],
  out: './migrations',
});
