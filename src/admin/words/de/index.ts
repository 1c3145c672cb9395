export * from './frame';
export * from './forms';
export * from './lists';
export * from './documents';
export * from './record';
export * from './records';
export * from './figures';
export * from './texts';
