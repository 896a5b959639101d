/** What a page sees of the window, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
