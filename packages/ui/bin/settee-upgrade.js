#!/usr/bin/env node
import '../dist/cli/settee-upgrade.js';
