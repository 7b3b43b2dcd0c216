import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/*/tables.ts', './src/payment/embedded-provider/tables.ts', './src/tenders/embedded-value/tables.ts'],
  out: './migrations',
});
