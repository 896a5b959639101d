import { describeWalk } from './walk.ts';

describeWalk('with a mouse', {
  options: {},
  looks: [
    { name: 'light', width: 1440, height: 900, scheme: 'light' },
    { name: 'dark', width: 820, height: 1100, scheme: 'dark', rules: ['color-contrast'] },
    { name: 'slim', width: 320, height: 700, scheme: 'light', rules: [] },
  ],
});
