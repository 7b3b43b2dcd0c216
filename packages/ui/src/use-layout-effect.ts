'use client';

import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's, without the warning of React 18 that a server cannot run it. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
