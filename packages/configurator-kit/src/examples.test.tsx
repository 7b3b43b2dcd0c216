import type { ComponentType } from 'react';
import { checkExamples } from '../../../tooling/docs/check-examples.ts';

checkExamples(import.meta.glob<Record<string, ComponentType>>('./**/*.example.tsx', { eager: true }), 49);
