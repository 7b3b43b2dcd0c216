import type { addItems as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { addToCart } from './addToCart.ts';

/** The same add under the cart service's address. ATC-26, ATC-27 */
export const addItems: Handler<typeof endpoint> = ({ input, ...call }) => addToCart({ ...call, input: input.items });
