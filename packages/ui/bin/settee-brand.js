#!/usr/bin/env node
import '../dist/cli/settee-brand.js';
