import { describeWalls } from './walls.ts';

describeWalls('postgres');
