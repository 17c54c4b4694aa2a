import type {ComponentProps, ReactNode} from 'react';

/** A table of Markdown, in a box that scrolls where the table is wider: the theme's scrolling tables have no columns. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
