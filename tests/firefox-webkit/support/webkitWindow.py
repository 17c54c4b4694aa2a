#!/usr/bin/python3
"""
A window with nothing but a view of WebKit, which WebKitWebDriver starts: unlike the browser of Debian's package it is as
narrow as a test wants, runs a script before those of a page, and prints to a file.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, early_script = sys.argv[1:3]


def print_to(view, path):
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f'file://{path}.part')
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    # By its name the test knows that the file is whole.
    operation.connect('finished', lambda _: os.rename(f'{path}.part', path))
    operation.print_()


def create_view(_session):
    manager = WebKit2.UserContentManager()
    manager.add_script(
        WebKit2.UserScript.new(
            early_script,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, user_content_manager=manager, is_controlled_by_automation=True)
    manager.connect('script-message-received::print', lambda _, result: print_to(view, result.get_js_value().to_string()))
    manager.register_script_message_handler('print')
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name('webkitWindow')
    session.set_application_info(information)
    session.connect('create-web-view', create_view)


# Service workers need a folder.
store = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=f'{folder}/cache')
context = WebKit2.WebContext.new_with_website_data_manager(store)
context.set_automation_allowed(True)
context.connect('automation-started', start)
Gtk.main()
