import { describeWalk } from './walk.ts';

describeWalk('with a finger, from right to left', {
  options: { locale: 'ar-SA', isTouch: true },
  looks: [
    { name: 'narrow', width: 320, height: 700, scheme: 'light' },
    { name: 'right-to-left', width: 1440, height: 900, scheme: 'light', rules: [] },
  ],
});
