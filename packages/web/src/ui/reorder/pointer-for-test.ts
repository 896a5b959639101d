/** Pointer events for tests, which have no window. */
export class Pointer extends Event {
  readonly button = 0;
  readonly pointerId: number;
  readonly clientX = 10;
  readonly clientY: number;

  constructor(type: string, clientY: number, pointerId = 1) {
    super(type);
    this.pointerId = pointerId;
    this.clientY = clientY;
  }

  /** As the code of the app takes it. */
  static pressed(clientY: number): Pointer {
    return new Pointer('pointerdown', clientY);
  }
}
