import Big from 'big.js';
import { ZERO } from '../domain/money';
import type { Decimal } from './model';

export const isZero = (amount: Decimal): boolean => new Big(amount).eq(ZERO);
