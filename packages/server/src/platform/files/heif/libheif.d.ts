/** The part of libheif used here: functions of C, which take pointers. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface Library {
    /** All of its memory; another array after it has grown. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    /** Returns 0 if there is not enough memory. */
    _malloc(bytes: number): number;
    _heif_context_alloc(): number;
    _heif_decoding_options_alloc(): number;
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      file: number,
      length: number,
      options: number,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_get_image_tiling(
      error: number,
      handle: number,
      isUpright: number,
      tiling: number,
    ): void;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colours: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colours: number,
      chroma: number,
      options: number,
      column: number,
      row: number,
    ): void;
    _heif_image_handle_get_item_id(handle: number): number;
    /** Writes the ids of the properties to `ids`, in their order; returns how many there are. */
    _heif_item_get_transformation_properties(
      context: number,
      item: number,
      ids: number,
      maxCount: number,
    ): number;
    _heif_item_get_property_type(context: number, item: number, property: number): number;
    _heif_item_get_property_transform_mirror(context: number, item: number, property: number): number;
    /** In degrees to the left. */
    _heif_item_get_property_transform_rotation_ccw(context: number, item: number, property: number): number;
    _heif_image_release(image: number): void;
    /** -1 if the image has no such channel. */
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_bits_per_pixel_range(image: number, channel: number): number;
    /** Pointer to the first row; writes the distance between rows to `stride`. */
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
    _heif_image_get_nclx_color_profile(error: number, image: number, profile: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void;
  }

  export default function createLibrary(): Library;
}
