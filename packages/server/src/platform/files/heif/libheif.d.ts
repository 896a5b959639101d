/** The part of libheif used here; the package describes its C functions only. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface HeifPixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Writes RGBA into the data of `target` and passes it on; null on failure. */
    display(target: HeifPixels, onDone: (filled: HeifPixels | null) => void): void;
  }

  interface Library {
    readonly HeifDecoder: new () => {
      /** The pictures of a file, the primary one first; empty if the file is damaged. */
      decode(file: Uint8Array): HeifImage[];
    };
  }

  export default function createLibrary(): Library;
}
