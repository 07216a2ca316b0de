"""The in-browser server, which runs in a web worker with Pyodide.

It has the same tables, bots and endpoints as the HTTP server, but needs no network.
"""
