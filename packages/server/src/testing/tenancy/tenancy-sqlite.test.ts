import { describeWalls } from './walls.ts';

describeWalls('sqlite');
