/** Stands for what Docusaurus would generate and no unit test reads. */
export default {};
