/** Shape of src/audit/models/*.yml. The engine's owner refines it. */
export interface LibraryModel {
  readonly language: "javascript" | "python";
}
